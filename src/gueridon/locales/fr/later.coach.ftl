# Ce que dit l’entraîneur, à une table où tous les autres sont des automates : la page apprend ces mots quand on le demande.

coach = L’entraîneur
coach-limits = Il sait ce que vous savez, rien de plus.
coach-ask = Que ferait un voyant ?
coach-thinking = Le voyant réfléchit…
coach-would = Un voyant choisirait : { $move }.
coach-only-move = Il n’y a qu’une chose à faire : { $move }.
coach-promise = Chances de succès : { $promise } %.
coach-others = Il a aussi pensé à :
coach-other = { $move } ({ $promise } %)
coach-believes = Car voici ce qu’il croit probable :
coach-belief = { $guess } ({ $odds } %)
coach-marks = Marquer les coups qui coûtent
coach-marks-help = Après un coup qui vous a coûté cher, une marque discrète sur la boule de cristal.
coach-marked = L’entraîneur a un mot à dire sur votre dernier choix
coach-cost = Vous avez choisi : { $played }. Sans en savoir davantage, l’oracle aurait choisi : { $better }. Chances de succès : { $kept } % contre { $promise } %.
coach-undo = Reprendre ce coup
