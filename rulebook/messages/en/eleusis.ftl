## Secret rules: what a rule says, condition by condition

secret-current = this card
secret-current-of = this card’s
secret-previous = the previous card
secret-previous-of = the previous card’s
secret-previous2 = the second-last card
secret-previous2-of = the second-last card’s
secret-first = the starter
secret-first-of = the starter’s
secret-each = that card
secret-each-of = that card’s
secret-card-of = ({ $card })’s
secret-position = this card’s place
secret-black = black
secret-red = red

secret-suit = { $of } suit
secret-color = { $of } color
secret-value = { $of } value
secret-plus1 = { $one } + 1
secret-minus1 = { $one } − 1
secret-plus1-suit = { $one } + 1 (♣ ♦ ♥ ♠)
secret-minus1-suit = { $one } − 1 (♣ ♦ ♥ ♠)
secret-other-color = not { $one }
secret-cycle = ({ $one }, one step round { $ring })
secret-mod = the remainder of division by { $divisor } ({ $one })
secret-count = how many cards of the main line fit ({ $test })
secret-choose = ({ $test }: { $then }; otherwise: { $other })

secret-is-royal = { $card } is J, Q or K
secret-even = { $of } value is even
secret-odd = { $of } value is odd
secret-prime = { $of } value is a prime number
secret-equal = { $one } = { $other }
secret-less = { $one } < { $other }
secret-greater = { $one } > { $other }
secret-between = { $low } ≤ { $one } ≤ { $high }
secret-in = { $one } is among these: { LIST($things) }
secret-true = any card
secret-false = no card

secret-all = all of these:
secret-any = at least one of these:
secret-none = it is not true that:
secret-both = both of these or neither:
secret-if = if:
secret-then = then:
secret-otherwise = otherwise:

secret-and = { $one } and { $other }
secret-or = ({ $one } or { $other })
secret-not = not ({ $one })
secret-same = (both or neither: { $one }; { $other })

## Secret rules: the catalogue

catalogue-reds = The card is red.
catalogue-odd-values = The value is odd.
catalogue-no-hearts = The card is not ♥.
catalogue-low-values = The value is at most 7.
catalogue-middle-values = The value is from 5 to 9.
catalogue-royals = The card is J, Q or K.
catalogue-primes = The value is a prime number.
catalogue-clubs-and-hearts = The card is ♣ or ♥.
catalogue-colours-alternate = The colors alternate.
catalogue-parity-alternates = Even and odd values alternate.
catalogue-suit-changes = The suit is not that of the previous card.
catalogue-suit-cycle = The suits go round: ♣, ♦, ♥, ♠ and ♣ again.
catalogue-suit-or-value = The suit or the value is that of the previous card.
catalogue-suit-or-seven = The suit is that of the previous card, or the card is a 7.
catalogue-low-then-high = After at most 7 comes at least 7, after more than 7 at most 7.
catalogue-black-after-even = After an even value comes a black card, after an odd one a red card.
catalogue-up-after-red = After a red card the value does not fall, after a black one it does not rise.
catalogue-values-climb = The value rises; after J, Q or K any card is right.
catalogue-suits-climb = The suit rises in the order ♣, ♦, ♥, ♠; after ♠ any card is right.
catalogue-neighbours = The value is one more or one less than that of the previous card.
catalogue-stay-or-next-suit = The suit stays or is the next one round: ♣, ♦, ♥, ♠.
catalogue-ring-of-colours = The suits go round: ♣, ♥, ♠, ♦ and ♣ again.
catalogue-suit-groups = After ♣ or ♥ comes ♦ or ♠, after those ♣ or ♥.
catalogue-royals-apart = After J, Q or K comes none of them.
catalogue-primes-alternate = Values that are prime numbers alternate with others.
catalogue-red-after-royal = After J, Q or K comes a red card, after any other another suit.
catalogue-no-third-colour = No three cards in a row are of one color.
catalogue-colour-two-before = The color is that of the second-last card.
catalogue-two-by-two = After two cards of one color the color changes, after two of different colors it stays.
catalogue-three-suits = The suit is that of neither of the last two cards.
catalogue-suit-of-last-two = The suit is that of one of the last two cards.
catalogue-zigzag = If the value has just risen, it does not rise again, otherwise it does not fall.
catalogue-even-places-red = In every even place lies a red card.
catalogue-third-place-royal = Every third card is J, Q or K.
catalogue-parity-of-place = Even values lie in even places, odd values in odd ones.
catalogue-pairs-of-colour = From the starter on come two cards of one color, then two of the other.
catalogue-triples-of-parity = From the starter on come three values, all even or all odd, then three of the other kind.
catalogue-low-middle-high = The places take turns: at most 5, from 5 to 9, at least 9.
catalogue-remainder-of-place = The value and the place leave the same remainder when divided by 3.
catalogue-colours-balance = Of the card’s color no more cards lie than of the other.
catalogue-suits-balance = Of the card’s suit no more cards lie than of the previous card’s suit.
catalogue-reds-decide-parity = While an even number of red cards lies, the value is even, otherwise odd.
catalogue-royals-switch-colour = Cards are black; each J, Q or K that lies changes the color.
catalogue-colour-of-starter = After an even value comes the starter’s color, after an odd one the other.
catalogue-parity-of-starter = If the starter’s value is even, the suit changes each time, otherwise the color stays.
catalogue-across-the-starter = After a value above the starter’s comes one not above it, otherwise one not below it.
