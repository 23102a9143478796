/** Messages of play by day: answers in advance, and what happened meanwhile. */
export default `
away = While you are away
away-what = Say now what you would do; the rest waits for you. Nobody is told.
away-looking = Looking ahead …
away-failed = Nothing could be found just now.
away-again = Look ahead again
away-if = If:
away-then = Then:
away-if-asked = you are asked
away-else = Anything else
away-ask-me = Ask me
away-answer = Answer on the board
away-change = Change
away-forget = Ask me instead
away-share = in { $share } of 100 guesses
away-plan = As drawn on the board
away-none = None
away-passes = Pass for me where I could only pass
away-passes-tells = Others may see by it that you had nothing else.
imagined = Imagined
imagined-what = So the table may look when you are asked. Your answer is kept, and given only if this very question comes.
imagined-told = What would have happened: { $n ->
    [one] one thing
   *[other] { $n } things
 }
imagined-back = Back to the table
away-notices = Notices
my-calendar = Calendar
my-calendar-is = For all your tables by day: when your clocks stand still, and when nothing runs out.
calendar-open = Zone, quiet hours, holidays
calendar-kept = Kept. It counts at once at all your tables.
calendar-refused = That cannot be: a year has at most { $days } days of holidays, and they begin now or later.
calendar-zone = Time zone
calendar-zone-is = It decides when your days and weekends begin.
calendar-zone-here = Use this device's: { $zone }
calendar-quiet = Quiet hours
calendar-quiet-is = Time passes, but what would run out waits until they end, and no notice comes.
calendar-quiet-on = I have quiet hours
calendar-from = From
calendar-until = Until
calendar-holidays = Holidays
calendar-holidays-is = No time passes. You have { $days } days in each calendar year.
calendar-left = { $left } of { $days } days left in { $year }.
calendar-first = First day
calendar-last = Last day
calendar-add = Take these days off
calendar-drop = Take back
calendar-end = Back now
calendar-weekends = Weekends
calendar-weekends-is = A table may keep weekends free; whoever makes it says so. They begin and end in your time zone.
losses = Lost: { $what }
losses-again = Show again
recap-losses = What you lost
recap = While you were away
recap-nothing = Nothing that you could see.
recap-skip = Skip to the question
recap-on = Go on
notes = My notes
notes-alone = For you alone
notes-kept = Kept.
notes-failed = Not kept: the server cannot be reached.
next-table = Next: { $game }
next-table-left = Next: { $game }, { $left } left
next = Next
time-is-left = { $left } left
person-by-day = By day: an answer takes { $each } on average ({ $answers ->
    [one] one answer
   *[other] { $answers } answers
 }); time ran out { $timeouts ->
    [0] never
    [one] once
   *[other] { $timeouts } times
 }.
by-your-order = said beforehand
late-title = Another table by day?
late-why = At one of your tables by day your time ran out twice in a row. Those who play with you wait for you each time. Do you have time for one more table?
late-no = Not now
late-yes = Yes, I have time
`
