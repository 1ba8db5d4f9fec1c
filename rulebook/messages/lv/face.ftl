# Sākumlapa un drukājamās kartītes.

page-start-table = Pie galda
page-start-rules = Noteikumi
page-start-play = Spēlēt
page-start-asked = Jautājumi
page-start-examples = Piemēri
page-start-questions = Atklātie jautājumi
page-start-card = Kartīte kastē
page-about-sigilai = Četri gadalaiki, četras kārtis, viens gājiens.
page-about-eleusis = Slepens noteikums, kas jāatmin pēc kārtīm.
page-about-siggil = Ar kāršu komplektiem tver garus.
page-about-domino = Vai kauliņu rinda nogāzīsies? Miniet un grūdiet.
page-card-opens = Jautājums spēles laikā? Nolasiet kodu: grāmata pateiks, ko nosaka noteikumi.
page-card-about = QR kods, kas atver lapu pie galda
page-card-missing = Vietnes adrese nav zināma: kods parādās, ja ir ieslēgts “JavaScript”. Lai kods būtu vienmēr, veidojiet vietni ar “SITE_URL”.
page-card-local = Kods ved uz šīs lapas adresi. Lai tas derētu citiem, atveriet lapu tur, kur grāmata ir publicēta, vai veidojiet vietni ar “SITE_URL”.
page-design-text = teksts
page-design-ground = pamats
page-design-light = gaišs
page-design-dark = tumšs
