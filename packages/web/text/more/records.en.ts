/** What a club remembers. */
export default `
records = Records
records-profile = Your profile
records-board = Leaderboards
records-games = Finished games
records-stranger = Play here once, and there is something to remember.
profile-open = Profile
profile-nobody = There is nobody here under that address.
profile-ratings = Ratings
profile-record = Record
profile-games = Recent games
profile-achievements = Achievements
profile-hide = Hide from others: { $part }
profile-hidden = This part is hidden.
profile-ratings-none = No rated game has ended yet. A table is rated where it says so at its making.
profile-record-none = No game has ended yet.
profile-games-none = No game is shown here.
profile-achievements-none = Nothing yet.
rating = Rating
rating-provisional = provisional
rating-games = { $games ->
    [one] one game, { $won } won
   *[other] { $games } games, { $won } won
 }
rating-table = As a table: { $what }
rating-when = When
rating-margin = Uncertainty
record-what = With what
record-played = Played
record-won = Won
record-drawn = Drawn
record-all = All games
record-seat = Seat { $n }
record-against = Against { $name }
difficulty = Difficulty { $what }
achievement-where = The game: { $name } ({ $game })
outcome-won = won
outcome-lost = lost
outcome-drawn = drawn
minutes-long = { $n } min
leaderboard = Leaderboard
board-is = Those who played in the last ninety days and whose rating is certain enough. 95 of 100 true strengths lie within the figure behind ±.
board-way = Way of playing
board-none = Nobody has played enough rated games yet.
board-place = Place
board-who = Who
board-last = Last game
find-games = Finished games
find-is = Your own games, a friend’s, and all that were played at open tables.
find-of = Whose
find-mine = my games
find-all = all open tables
find-any = any
find-outcome = Result
find-rated = Rated
find-rated-yes = rated
find-rated-no = casual
find-length = Length
find-longer = { $n } minutes and more
find-opponent = With
find-none = No game fits.
find-more = Show more
`
