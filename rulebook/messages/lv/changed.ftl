## Kas mainījies punkta vārdos un kur trīs valodas nesaka to pašu

# Kas atrasts
finding-numbers-changed = Skaitļa vairs nav, vai arī tas ir cits.
finding-terms-changed = Spēles vārda vairs nav, vai arī te ir cits vārds.
finding-polarity-changed = Nolieguma vairs nav, vai arī tas radies no jauna.
finding-limits-changed = Vārda, no kura atkarīga noteikuma jēga, vairs nav, vai arī te ir cits vārds.
finding-modality-changed = Citādi teikts, kas atļauts, kas jādara un kas aizliegts.
finding-readings-changed = Vārdi, kas nosaka, kā noteikumu saprast, ir citi.
finding-words-changed = Te ir citi vārdi; skaitļi, termini, noliegumi un robežas ir tie paši.
finding-stale-limits = Mainījies oriģināla vārds, no kura atkarīga noteikuma jēga.
finding-stale-modality = Oriģinālā citādi teikts, kas atļauts, kas jādara un kas aizliegts.
finding-stale-readings = Oriģinālā mainījušies vārdi, kas nosaka, kā noteikumu saprast.
finding-negation-differs = Vienā no valodām šis teikums kaut ko noliedz, bet abās pārējās ne, vai otrādi.
finding-limit-differs = Abās pārējās valodās te ir cits vārds, no kura atkarīga noteikuma jēga.
finding-value-differs = Abās pārējās valodās te nosaukts kas cits.

# Kas pateikts blakus
cli-gone = vairs nav: “{ $text }”
cli-new = radies no jauna: “{ $text }”
cli-restore = atjaunojiet vai, ja tā bija domāts, pieņemiet: { $text }
cli-accept = kad jūsu vārdi teiks to pašu, pieņemiet: { $text }
cli-others = pārējās valodās: { $text }
cli-here = te: { $text }
cli-before = agrāk: { $text }
cli-now = tagad: { $text }
cli-see = skatiet: { $text }
page-desk-gone = Vairs nav: “{ $text }”.
page-desk-new = Radies no jauna: “{ $text }”.
page-desk-others = Pārējās valodās: { $text }.
page-desk-here = Te: { $text }.
page-desk-before = Agrāk: { $text }.
page-desk-now = Tagad: { $text }.
page-desk-notes = Piezīmes ({ $count })

# Kādā stāvoklī ir punkts
cli-stale-limits = robežas
cli-stale-modality = kas atļauts un kas jādara
cli-stale-readings = vārdi, kas nosaka izpratni
page-desk-state-stale-limits = novecojis: robežas
page-desk-state-stale-modality = novecojis: kas atļauts un kas jādara
page-desk-state-stale-readings = novecojis: vārdi, kas nosaka izpratni

# Ar ko beidzas spēle un kas tajā mainījies
cli-diff-number = “{ $words }”: agrāk { $before }, tagad { $now }
cli-diff-unasked = neradās
cli-diff-none = nekas
cli-outcome-pending = vēl nav beidzies
cli-outcome-gap = teksts neizšķir
cli-outcome-accident = nogāzts netīšām
cli-outcome-all-expelled = visi izslēgti
cli-outcome-all-fell = nogāzās visi
cli-outcome-allowed = atļauts
cli-outcome-chaos = haoss
cli-outcome-closed = slēgts
cli-outcome-ended = beigts
cli-outcome-limit = sasniegta robeža
cli-outcome-lost = zaudēts
cli-outcome-not-all-fell = nogāzās ne visi
cli-outcome-out-of-cards = kādam vairs nav kāršu
cli-outcome-played = izspēlēts
cli-outcome-refused = nav atļauts
cli-outcome-scored = saskaitīti punkti
cli-outcome-shared = uzvarēts kopā
cli-outcome-stands = virkne stāv
cli-outcome-stock-out = kārtis ir beigušās
cli-outcome-won = uzvarēts
