### whole
# Tura na jednej stronie.

ba-turn-cup = Napełnij woreczek
    .text = Za każdy oddział wkłada się do woreczka kostkę rozkazu w kolorze jego strony.
ba-turn-draw = Wyciągnij kostkę
    .text = Czyja kostka, ten wybiera swój oddział, który nie ma jeszcze rozkazu. Dlatego nikt nie wie, kto działa następny.
ba-turn-order = Wydaj rozkaz
    .text = Ogień, Ruch, Bieg, Zasadzka, Zbiórka albo Padnij. Oddział ze znacznikami przyszpilenia musi zdać test, by rozkaz wykonać; jeśli nie zda, pada, a bywa gorzej.
ba-turn-act = Wykonaj
    .text = Ruch tak daleko, jak pozwala rozkaz, potem strzał, jeśli pozwala. Bieg na wroga to szturm.
ba-turn-shoot = Strzelanie
    .text = Rzut na trafienie, za każde trafienie rzut na obrażenia; każdy trafiony oddział dostaje znacznik przyszpilenia, a oddział, który stracił połowę ludzi, testuje morale.
ba-turn-react = Odpowiedź wroga
    .text = Ostrzelany może paść, kto czeka w Zasadzce, może strzelić do ruszającego się, a szturmowany może strzelić pierwszy.
ba-turn-end = Koniec tury
    .text = Gdy woreczek jest pusty, wszystkie kostki wracają; oddział może jednak zachować Zasadzkę lub Padnij na następną turę.
ba-turn-victory = Zwycięstwo
    .text = Scenariusz mówi, za co są punkty i ile tur się gra.
