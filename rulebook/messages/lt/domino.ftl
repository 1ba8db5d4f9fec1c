## Ko tekstas nesako

gap-hard-push = Pastumta per stipriai. Tekstas nesako, kas tada daroma.
gap-token-shortage = Taškų žetonų trūksta. Tekstas nesako, kas tada daroma.

question-min-players = Kiek mažiausiai žaidėjų reikia?
question-endless-building = Ar virtinę statyti galima be galo?
question-repeat-call = Ar „Sprendimas!“ galima sakyti dar kartą, jei visi spėjo sėkmę, o naujas kauliukas nepastatytas?
question-pusher = Kas pastumia kauliuką?
question-hard-push = Kas daroma, kai pastumiama per stipriai?
question-fallen = Kada kauliukas nuvirtęs?
question-token-shortage = Kas daroma, kai trūksta taškų žetonų?
question-accident-round-counts = Ar ratas, kuriame kauliukai nuversti netyčia, skaičiuojamas?
question-tie-round-players = Kas žaidžia papildomą ratą, kurį lemia lygiosios?

## Aiškinimai

reading-gap = tekstas nieko nenusprendžia
reading-yes = taip
reading-min-players-2 = dviejų
reading-min-players-3 = trijų
reading-endless-building-no-limit = taip
reading-endless-building-limit = ne, po šešiasdešimties ėjimų virtinė verčiama, kad ir kaip kas spėtų
reading-repeat-call-once-per-placement = ne, tik kartą po kiekvieno pastatyto kauliuko
reading-repeat-call-allowed = taip
reading-pusher-last-placer = tas, kas paskutinis statė
reading-pusher-caller = tas, kas pasakė „Sprendimas!“
reading-hard-push-accepted = rezultatas galioja
reading-hard-push-again = virtinė pastatoma iš naujo ir dar kartą pastumiama
reading-fallen-not-standing = kai nebestovi taip, kaip buvo pastatytas
reading-fallen-lies-flat = tik kai guli
reading-token-shortage-unlimited = taškai skaičiuojami ir be žetonų
reading-token-shortage-bank-is-final = dalijami tik likę žetonai
reading-accident-round-counts-replayed = ne, jis žaidžiamas iš naujo
reading-tie-round-players-all = visi
reading-tie-round-players-tied-only = tik tie, kurių taškų po lygiai
