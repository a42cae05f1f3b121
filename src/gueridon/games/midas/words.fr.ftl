name = { $game ->
    [midas-companion] Midas Chests autour d’une vraie table
   *[other] Midas Chests
}
tagline = { $game ->
    [midas-companion] À vous les dés et les gobelets, à cet écran le rôle de Midas : pierres, coffres, pièces et faveurs.
   *[other] Des dés sous les gobelets, des annonces de plus en plus folles, une pièce maudite dans chaque coffre : finissez en chair et en os.
}

## Pieces

stone-ruby = rubis
stone-emerald = émeraude
stone-sapphire = saphir
face-ruby = rubis
face-emerald = émeraude
face-sapphire = saphir
face-diamond = diamant
face-obsidian = obsidienne
face-favour = faveur
favour-bribe = le Pot-de-vin
favour-immunity = l’Immunité
favour-damocles = Damoclès
favour-exchange = l’Échange
cup = { $seat } ({ $dice })
obsidian-card = { $seat } ajoute { $value }
said = { $seat } : { $count }
worth = { $face } { $most ->
    [none] { $least }
   *[other] { $least } à { $most }
}
cup-worth = { $seat } : { $most ->
    [none] { $least }
   *[other] { $least } à { $most }
}
odds = { $bid } : { $most ->
    [none] { $least } ‰
   *[other] { $least } à { $most } ‰
}
pirate = { $cursed ->
    [oui] { $seat } : sous la malédiction
   *[other] { $seat } : { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }, { $coins ->
        [0] aucune pièce
        [one] une pièce
       *[other] { $coins } pièces
    }, { $chest } dans le coffre{ $favour ->
        [none] { "" }
       *[other] , a acheté { $favour }
    }
}

## What bots believed

guess-cup-is-worth = Gobelet { ELIDE("de", $seat) } : { $total }

## What speaks for a move, as the coach says it

argument-bid-holds = L’annonce de { $count } tient { $odds } fois sur 100.
argument-bid-fails = L’annonce de { $count } est trop haute { $odds } fois sur 100.
argument-own-cup = { $total ->
    [0] Votre gobelet ne vaut rien.
   *[other] Votre gobelet vaut { $total } à lui seul.
}
argument-one-coin-is-cursed = { $coins ->
    [one] Il ne reste dans votre coffre que la pièce maudite.
   *[other] Des { $coins } pièces de votre coffre, une est maudite.
}

## Moves

move-play-obsidian = Ajouter { $value } à l’obsidienne, en secret
move-use-bribe = Verser le Pot-de-vin : une autre pierre
move-keep-bribe = Garder le Pot-de-vin
move-bid = Annoncer { $count }
move-accuse = Accuser : levez les gobelets
move-give-die = Perdre un dé
move-draw = Piocher dans le coffre
move-buy = Acheter { $favour }
move-decline = Ne rien acheter cette fois
move-swap = Échanger les coffres avec { $other }
move-time-up = Les autres n’attendent plus
move-confirm = Confirmer la pioche
move-cancel = Annuler : c’était une maladresse

## Events

event-round-began = Manche { $round }. Pierre nommée par Midas : { $stone }. { $first } commence, et aucune annonce ne peut dépasser { $highest }.
event-dice-rolled = Vos dés sont lancés : regardez sous votre gobelet.
event-obsidian-played = { $seat } pose une carte Obsidienne, face cachée.
event-obsidian-late = Aucune carte Obsidienne n’est venue à temps { ELIDE("de", $seats) } : cela compte pour 0.
event-bribe-used = { $seat } soudoie Midas. Nouvelle pierre : { $stone }.
event-bribe-kept = { $seat } garde le Pot-de-vin.
event-bid-made = { $seat } annonce { $count }.
event-cups-lifted = { $accuser } accuse { $bidder }, qui annonçait { $bid } (pierre : { $stone }). On lève les gobelets — { $cups }. Obsidienne : { $obsidian }{ $cards ->
    [rien] { "" }
   *[other] { " " }({ $cards })
}. Total : { $total }. La peine est pour { $loser }.
event-die-given-up = { $seat } perd un dé pour de bon ; { $left ->
    [one] il en reste un
   *[other] il en reste { $left }
}.
event-draw-announced = { $seat } s’apprête à plonger la main dans le coffre.
event-draw-cancelled = { $seat } ne touche à rien, finalement.
event-immunity-spent = L’Immunité protège { $seat } : ni pièce, ni dé.
event-damocles-fell = L’épée de Damoclès tombe : { $seat } doit piocher deux fois.
event-coin-drawn = { $seat } pioche une pièce d’or ; { $left ->
    [one] il en reste une dans le coffre
   *[other] il en reste { $left } dans le coffre
}.
event-curse-drawn = { $seat } pioche la pièce maudite et se change en or.
event-favour-bought = { $seat } achète { $favour } pour { $price ->
    [one] une pièce
   *[other] { $price } pièces
}.
event-favour-declined = { $seat } n’achète rien cette fois.
event-chests-exchanged = { $seat } et { $other } échangent leurs coffres.
event-game-ended = { $outcome } L’or appartient à { $winner }.

## Outcomes

outcome-last-standing = Il ne reste qu’une personne en chair et en os.

## Phases

phase-obsidian = les maudits choisissent la valeur de l’obsidienne
phase-bribe = le Pot-de-vin peut être versé
phase-bids = annoncer ou accuser
phase-punishment = choisir sa peine
phase-favours = choisir une faveur
phase-exchange = choisir un coffre à échanger
phase-next-round = nouvelle manche
phase-real-table = à votre table de jouer
phase-confirm = une pioche à confirmer
phase-over = partie terminée

## What to do now, and what for

task-first-bid = Annoncez combien { $stone ->
    [ruby] de rubis
    [emerald] d’émeraudes
   *[sapphire] de saphirs
} se cachent, au moins, sous les gobelets ({ $dice } dés) : qui reste sans malédiction gagne.
task-raise-or-accuse = Annoncez plus { $count ->
    [1] { $stone ->
        [ruby] d’un rubis
        [emerald] d’une émeraude
       *[sapphire] d’un saphir
    }
   *[other] de { $count } { $stone ->
        [ruby] rubis
        [emerald] émeraudes
       *[sapphire] saphirs
    }
}, ou accusez { $bidder } : la peine est pour qui se trompe.
task-only-accuse = { $bidder } a annoncé le maximum : il ne reste qu’à accuser.
task-choose-punishment = { $dice ->
    [one] Plus qu’un dé : piochez
   *[other] Perdez un dé, ou piochez
} dans votre coffre ({ $chest ->
    [one] il n’y reste que la pièce maudite
   *[other] { $chest } pièces, dont une maudite
}).
task-choose-favour = Achetez une faveur, ou gardez { $coins ->
    [one] votre pièce
   *[other] vos { $coins } pièces
} : une faveur aide à rester en chair et en os.
task-choose-chest = Choisissez à qui prendre son coffre : le sien contre le vôtre.
task-answer-bribe = Versez votre Pot-de-vin pour changer la pierre, ou gardez-le.
task-choose-obsidian = Ajoutez 0 ou 1 à l’obsidienne, en secret : ainsi la malédiction pèse encore sur la manche.
task-other-pirate = { $phase ->
    [bribe] { $seat } peut verser le Pot-de-vin
    [bids] { $seat } annonce ou accuse
    [punishment] { $seat } choisit sa peine
    [favours] Midas propose ses faveurs à { $seat }
    [exchange] { $seat } choisit un coffre
   *[other] { $seat } joue
} : { $cursed ->
    [0] qui reste sans malédiction gagne.
   *[other] la malédiction vous tient ; vous ne pesez plus que sur l’obsidienne.
}
task-cursed-choose = Les maudits choisissent en secret ce que vaut l’obsidienne : on attend { $seats }.
task-play-aloud = Annoncez des { $stone ->
    [ruby] rubis
    [emerald] émeraudes
   *[sapphire] saphirs
} à voix haute, { $seat } d’abord, et touchez le nom de qui perd : qui reste sans malédiction gagne.
task-confirm-draw = { $seat } va piocher dans son coffre, où dort une pièce maudite : qui reste sans malédiction gagne.
task-last-pirate = { $own ->
    [0] Tout l’or revient à { $seat } : la malédiction a pris tous les autres.
   *[other] Tout l’or est à vous : la malédiction a pris tous les autres.
}
scores = Un point à la dernière personne que l’or n’a pas maudite.

## Options

preset-first-game = Première partie
    .help = La table montre les chances de chaque annonce, et attend plus longtemps.
preset-usual = Habituelle
    .help = Six pièces par coffre : une bonne demi-heure.
preset-short = Courte
    .help = Cinq pièces par coffre : la malédiction vient vite.
preset-long = Longue
    .help = Dix pièces par coffre : plus de faveurs, plus de manches.
option-coins = Pièces dans chaque coffre
    .help = L’une d’elles est maudite. Moins il y en a, plus la partie est courte.
option-odds = Probabilités
    .help = La table montre à chacun, d’après ses propres dés, les chances de chaque annonce.
option-patience = Patience
    .help = Secondes pendant lesquelles les autres attendent le Pot-de-vin ; quatre fois plus pour les cartes des maudits.

## What the view shows

view-phase = En ce moment
view-round = Manche
view-first = A commencé la manche
view-turn = À qui de jouer
view-stone = Pierre
view-worth = Valeur des faces
view-highest = Annonce la plus haute permise
view-dice = Dés sous tous les gobelets
view-cups = Sous les gobelets
view-bids = Annonces
view-odds = Chances des annonces
view-total = Total sous les gobelets
view-punished = Peine pour
view-pirates = Joueurs
view-bribe = Tient le Pot-de-vin
view-immunity = Tient l’Immunité
view-damocles = Damoclès est suspendu
view-to_ask = Faveurs proposées ensuite à
view-cards = Cartes Obsidienne connues
view-chosen = Cartes Obsidienne posées
view-late = Trop tard pour l’obsidienne
view-acting = On attend
view-lowest = Plus petite surenchère permise
view-cup_worths = Valeur sous les gobelets
view-winner = Vainqueur

## Refusals

refusal-MID-12-turn = Ce n’est pas à vous d’annoncer.
refusal-MID-12-raise = Une annonce doit dépasser la précédente.
refusal-MID-12-first = Il n’y a encore aucune annonce à mettre en doute.
refusal-MID-13 = Aucune annonce ne peut dépasser 25 par joueur encore en jeu.
refusal-MID-16-loser = Seul le perdant de l’accusation choisit sa peine.
refusal-MID-16-last = Le dernier dé ne se perd pas : piochez dans le coffre.
refusal-MID-17 = Cette manche est finie : la prochaine commence après la peine et les faveurs.
refusal-MID-21 = Les maudits n’annoncent plus.
refusal-MID-22 = La partie est terminée.
refusal-MID-30-time = Midas ne propose de faveurs qu’après une pioche dans un coffre.
refusal-MID-30-turn = Midas s’adresse à quelqu’un d’autre.
refusal-MID-30-granted = Cette faveur a déjà été accordée.
refusal-MID-31 = Vous n’avez pas assez de pièces pour la payer.
refusal-MID-32-owner = Vous n’avez pas de Pot-de-vin à verser.
refusal-MID-32-window = Le Pot-de-vin se verse une fois la pierre nommée ou après la première annonce, pas maintenant.
refusal-MID-32-wait = Le Pot-de-vin peut encore être versé : patientez un instant.
refusal-MID-32-clock = Seul le sablier dit que les autres n’attendent plus, et seulement quand ils attendent.
refusal-MID-35-owner = Il faut venir d’acheter l’Échange pour échanger les coffres.
refusal-MID-35-other = Les coffres s’échangent avec un autre joueur encore en jeu.
refusal-MID-40-cursed = Seuls les maudits choisissent la valeur de l’obsidienne.
refusal-MID-40-time = L’obsidienne se choisit au début de la manche.
refusal-MID-40-once = Votre carte Obsidienne est déjà sur la table.
refusal-MID-40-wait = Les maudits choisissent encore la valeur de l’obsidienne.
refusal-MID-51-asked = Midas attend d’abord une réponse.
refusal-MID-51-confirm = Vous n’avez aucune pioche à confirmer.

## The board

board-you = Vous
board-cursed = statue d’or
board-has-bid = annonce { $count }
board-bids = { $name } annonce
board-you-bid = Vous annoncez
board-no-bid = Aucune annonce
board-begins = { $name } commence
board-you-begin = À vous de commencer
board-dice-out = { $count ->
    [one] un dé en jeu
   *[other] { $count } dés en jeu
}
board-limit = limite { $count }
board-against = contre { $bid ->
    [one] { $bid } annoncé
   *[other] { $bid } annoncés
} par { $name }
board-accuses = { $accuser } accuse { $bidder } !
board-accuses-you = { $accuser } vous accuse !
board-you-accuse = Vous accusez { $bidder } !
board-loses = La peine est pour { $name }.
board-you-lose = La peine est pour vous.
board-round = Manche { $round }
board-own-dice = Vos dés
board-hold = Maintenez pour regarder sous votre gobelet ({ $count ->
    [one] un dé
   *[other] { $count } dés
})
board-show-dice = Montrer mes dés jusqu’à ce que je repose le gobelet
board-worth-together = valent { $worth } dans cette manche
board-waits = À { $name } de jouer : { $phase }
board-waits-obsidian = Les maudits choisissent la valeur de l’obsidienne
board-you-cursed = Vous n’êtes plus que de l’or : vous ajoutez désormais, en secret, 0 ou 1 à l’obsidienne.
board-dial = Votre annonce
board-lower = Un de moins
board-higher = Un de plus
board-any = Toute annonce jusqu’à la limite
board-accuse = Accuser !
board-ask-odds = Chances
board-odds = tient { NUMBER($least, maximumFractionDigits: 1) } fois sur 100
board-odds-range = tient { NUMBER($least, maximumFractionDigits: 1) } à { NUMBER($most, maximumFractionDigits: 1) } fois sur 100
board-odds-sure = tient à coup sûr
board-odds-hardly = ne tient presque jamais
board-odds-last = { $bid ->
    [one] le { $bid } annoncé
   *[other] les { $bid } annoncés
} :
board-punishment = Choisissez votre peine
board-draws = { $name } plonge la main dans le coffre…
board-you-draw = Vous plongez la main dans le coffre…
board-dice-left = { $count ->
    [0] c’est votre dernier
    [one] il vous en resterait un
   *[other] il vous en resterait { $count }
}
board-risk = { $count ->
    [one] la pièce maudite à coup sûr
   *[other] une pièce sur { $count } est maudite
}
board-immune = l’Immunité vous protège
board-twice = Damoclès : deux pioches !
board-favours = Midas propose une faveur
board-purse = { $count ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $count } pièces
}
board-price = { $count ->
    [one] une pièce
   *[other] { $count } pièces
}
board-granted = déjà accordée
board-too-dear = trop chère pour l’instant
board-favour-bribe = changer la pierre, une fois, avant toute surenchère
board-favour-immunity = la prochaine pioche ne vous atteint pas
board-favour-damocles = le prochain qui pioche pioche deux fois
board-favour-exchange = échanger son coffre avec quelqu’un
board-exchange = À qui prenez-vous son coffre ?
board-left = { $count ->
    [one] une pièce dedans
   *[other] { $count } pièces dedans
}
board-obsidian = En secret : qu’ajoutez-vous à l’obsidienne ?
board-winner = Tout l’or est à { $name } !
board-you-win = Tout l’or est à vous !
board-bribe = Soudoyer Midas ?
board-bribe-named = La pierre vient d’être nommée.
board-bribe-bid = L’annonce faite tient, pour la nouvelle pierre.

## The shared screen of a real table

board-pips = { $pips } sur un dé ordinaire : { $face }
board-first = commence
board-tap-draw = { $name } : piocher dans le coffre
board-tap-give = { $name } : perdre un dé
board-stone = Pierre : { $stone }. Touchez pour le Pot-de-vin, maintenez pour perdre un dé
board-use-bribe = Verser le Pot-de-vin
board-asks = Midas demande
board-who-gives = Qui perd un dé ? Touchez un nom.
board-really-give = { $name } perd un dé ; { $left ->
    [one] il en restera un.
   *[other] il en restera { $left }.
}
board-really-bribe = { $name } soudoie Midas : une autre pierre ?
board-really-draw = { $name } pioche dans le coffre ?
board-is-immune = L’Immunité est dépensée à la place.
board-yes = Oui
board-no = Annuler
board-favours-for = Une faveur pour { $name } ?
board-say-round = Manche { $round }. La pierre : { $stone }. { $round ->
    [1] Lancez vos dés sous les gobelets.
   *[other] Relancez vos dés sous les gobelets.
} { $cursed ->
    [0] { "" }
    [one] La statue d’or pose une carte, face cachée.
   *[other] Les statues d’or posent chacune une carte, face cachée.
} { $name } annonce.
board-coach-roll = { $round ->
    [1] Lancez vos dés.
   *[other] Relancez vos dés.
} { $cursed ->
    [0] { "" }
    [one] La statue d’or pose une carte, face cachée.
   *[other] Les statues d’or posent chacune une carte, face cachée.
} { $name } annonce.
board-coach-lost = Accusation perdue ? Touchez votre nom pour piocher dans le coffre, ou « Perdre un dé ».
setting-screen = Posez l’écran au milieu : chaque nom y est tourné vers sa place. Il tient les coffres et les pièces ; à vous les dés et les gobelets, ou des tasses.
setting-dice = Cinq dés chacun
    .help = Ceux de la boîte, ou des dés ordinaires : chaque nombre de points y est une face.
setting-cards = Pour les statues d’or
    .help = Qui pioche la pièce maudite garde une carte rouge et une noire, et en pose une à chaque manche, avant les annonces, face cachée : la rouge ajoute 1 à l’obsidienne, la noire n’ajoute rien. On les retourne quand on lève les gobelets.
