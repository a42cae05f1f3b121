# The first lesson.

lesson-first = First steps
    .help = Read the visions of the ghost, find a suspect, then a place.

lesson-first-hello = Welcome to the manor. { $seat1 } is a ghost, who can speak in pictures only. You have seven hours to understand what happened.
lesson-first-mediums = When there are two of you, you play two mediums, Amber and Azure. Each must find a suspect, then a place, then an object, which the ghost alone knows.
lesson-first-suspects = These are the suspects. Two of them are the right ones: one for Amber, one for Azure. The ghost is about to send visions.
lesson-first-vision = This is Amber’s vision. The ghost chose it because something in it recalls her suspect: a shape, a colour, an idea.
lesson-first-amber = A comet, a planet, a telescope… Whom does that call to mind? Tap that suspect, then place Amber’s intuition there.
lesson-first-amber-better = Look at Amber’s vision again: a comet, a planet, a telescope. Who spends the night watching the sky? Place Amber on the Astronomer.
lesson-first-azure = Well seen. Now Azure: tap that pawn to see the vision. A field, sunflowers, a watering can… Follow your first idea.
lesson-first-azure-better = Possible… but a watering can, sunflowers: the Gardener comes to mind at once. Let us try that with Azure.
lesson-first-ready = Intuitions can be moved as often as you like. When all is in place, say that you are ready.
lesson-first-ready-better = Both your intuitions are well where they are. All that is left is to say that you are ready.
lesson-first-results = Amber was right: she seeks a place from now on. But it was not the Gardener! Azure keeps that vision, and will be given another.
lesson-first-hour = An hour has passed. If anybody lacks a card when the seventh ends, all is lost. The ghost sends new visions.
lesson-first-places = Amber seeks her place, in the manor and around it.
lesson-first-chapel = A church, a coffin under the clouds… Which place answers to that?
lesson-first-chapel-better = See the church in Amber’s vision: of all these places the Chapel is most like it.
lesson-first-second = Azure has two visions now for one suspect: the field from before, and a butterfly in a golden light. Without the Gardener, who is left?
lesson-first-second-better = A field in bloom, wings, gold like honey: for Azure, think of the Beekeeper.
lesson-first-sure = All is in place: say that you are ready.
lesson-first-found = Both were right! Amber has only an object to find, Azure a place and then an object.
lesson-first-end = When everybody has three cards comes the epilogue: one last vision, to name the culprit. In company you talk it over, and judge the intuitions of the others. Good night…
