# One screen in the middle of a real table: the page learns these words when people settle there.

around-players = Who is round the table?
    .help = Clockwise, beginning with whoever sits at the lower edge of the screen.
around-name = Name at place { $number }
around-colour = { $name }’s colour: { $colour }
around-colours = A colour for { $name }
around-earlier = { $name }: one place earlier
around-later = { $name }: one place later
around-remove = Take { $name } away
around-add = Add somebody
around-needs = On the table
around-start = Begin

colour-0 = Yellow
colour-1 = Turquoise
colour-2 = Pink
colour-3 = Green
colour-4 = Purple
colour-5 = Orange
colour-6 = Blue
colour-7 = Mauve
colour-8 = Red
colour-9 = White

## While the game lasts

around-voice = Say it aloud
around-full-screen = Full screen
around-window = Leave full screen
around-device = Go on with another device: code { $code }
around-device-title = If this device fails
around-device-help = Point another device at this code, or enter { $code } at the welcome: the game goes on there where it was. Keep a photograph of it.
around-device-qr = QR code of this game
page-shared-code = If this device fails, another goes on with the code { $code }.
page-may-sleep = Keep the screen from going dark: this browser does not let us.
page-pick-up = Go on from here
page-picked-up-by-another = The screen in the middle of the table leads; you are watching.
page-screen-gone = The screen that led this game is gone.
