## Ce que comptent les bilans

feature-personality = Personnalités, selon qui les achève
feature-happening = Tours hors de l’ordinaire
feature-card = Cartes
happening-mirror = une carte miroir
happening-triplette = une triplette
happening-unused = une action non utilisée
team-artisou = Artisous
team-artisou-all-kind = Artisous
team-foutralou = Foutralous

## Ce que les automates ont appris

training = ce que chaque mesure d’une table compte pour les Artisous
