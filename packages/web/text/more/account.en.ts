/** Signing in, becoming a member, and one's own account. */
export default `
account-welcome = Your account
account-welcome-is = Playing needs none. A member has a name of their own and is the same player on every device.
account-since = Member since { $day }
account-sign-in = Sign in
account-sign-out = Sign out
account-join = Become a member
account-join-guest = You keep everything that you have here: tables, results, decks, fleets, collection.
account-join-new = You get a name of your own, and find everything on any device on which you sign in.
account-joined = You are a member now.
account-done = Done.
account-name = Name
account-name-hint = Up to 24 letters. Nobody else can have one that looks like it.
account-password = Password
account-password-hint = At least 10 characters.
account-password-is = One way to sign in; no longer than you like, no shorter than 10 characters.
account-password-old = Password until now
account-password-new = New password
account-password-set = Set a password
account-password-change = Change the password
account-recover = Sign in with a recovery code
account-recover-is = Each of the codes that you wrote down signs you in once.
account-code = Recovery code
account-names = Your name
account-names-is = What others see, also at tables that are not over.
account-rename = Change the name
account-codes = Recovery codes
account-codes-is = For when you have lost every other way: write them down, each signs you in once.
account-codes-left = { $n ->
    [0] You have none.
    [one] One is not used yet.
   *[other] { $n } are not used yet.
 }
account-codes-once = They are shown this once. Those from before open nothing any more.
account-codes-make = Make new codes
account-sessions = Where you are signed in
account-sessions-is = End what you do not know, or have lost; whatever is open there is closed at once.
account-session-times = signed in { $began } · last here { $seen }
account-device-unknown = Another program
account-here = this one
account-end = End
account-end-others = End all others
account-leave = Delete my account
account-leave-is = After seven days to think again your name, sessions and mail are deleted. Finished games stay, under ‘a former member’: they are the others’, too.
account-leave-sure = I want to leave
account-leaving = Everything is deleted { $day }. Until then you can stay.
account-stay = I stay
account-problem-malformed = Something in it cannot be read. Look at each field again.
account-problem-too-fast = Too many tries. Try again in { $n } s.
account-problem-too-many = There are as many as can be. Take one away first.
account-problem-foreign = This page does not come from the server itself. Open the server’s own address.
account-problem-signed-out = You are not signed in any more. Sign in again.
account-problem-wrong = That does not fit. Look at both, the name and what you signed in with.
account-problem-used-up = That link or code is used up, or too old. Ask for a new one.
account-problem-name-taken = Somebody has this name, or one that looks like it.
account-problem-name-reserved = Names of bots and roles are nobody’s. Choose another one.
account-problem-name-unreadable = A name has letters, digits, spaces and . _ - ’ in it, and begins with a letter or a digit.
account-problem-password-weak = That is too easy to guess. Take at least 10 characters; a few words that do not belong together are best.
account-problem-closed = Nobody can become a member here at the moment.
account-problem-uninvited = Here members are invited. Open the link of your invitation.
account-problem-member = You are a member already: sign in.
account-problem-last-way = That is your last way to sign in. Set up another one first.
account-problem-no-mail = This server sends no mail.
account-problem-forbidden = That is not for you to do here.
account-problem-failed = Something went wrong on the server. Try again.
account-problem-away = The server does not answer. Try again when the connection is back.
`
