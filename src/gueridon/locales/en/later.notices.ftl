# Being told of one’s turn on this device.

page-notices = Tell me when it is my turn
page-notices-on = Yes
page-notices-off = No
page-notices-offer = This game may take a while. Shall we tell you when it is your turn?
page-notices-yes = Tell me when it is my turn
page-notices-no = No, thank you
page-notices-are-on = This device will tell you when it is your turn.
page-notices-insecure = A browser can only tell you about a page that is served over https; here, please come back and look.
page-notices-unable = This browser cannot do that. On an iPhone or iPad, add the page to the home screen first.
page-notices-refused = This browser was told to announce nothing for this page; its settings can allow it.
page-notices-failed = This browser’s notification service does not answer. Try again later, in the settings.
