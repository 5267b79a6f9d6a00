### Looking back at a battle: the page of its moments, the file that plays by itself, the report in words.

replay-title = Replay
replay-open = Replay the battle
replay-from-line = Replay from here
replay-moment = What happened
replay-coming = The battle is being read …
replay-moment-of = Choice { $number } of { $count }
replay-begins = The battle begins.
replay-quiet = Nothing that could be seen.
replay-eyes = Seen by
replay-eyes-all = Both sides, nothing hidden
replay-eyes-open = What nobody keeps secret
replay-eyes-side = As { $side } sees it
replay-branch = Play on from here
replay-branch-later = While others play this battle by a link no new battle begins from it; when it is over, one may.
replay-link = Copy the link
replay-linked = The link to this moment is copied.
replay-tools = View and more
replay-timeline = Timeline
replay-turns = Turns
replay-first = To the beginning
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-forward = One forward
replay-last = To the end
replay-mark-back = To the attack or loss before
replay-mark-forward = To the next attack or loss
replay-mark-attack = Attack
replay-mark-loss = Loss
replay-mark-gone = Unit lost
replay-key-home = Home
replay-key-end = End
replay-pace = Speed
replay-pace-of = { $pace ->
    [slow] Slow
    [fast] Fast
    [faster] Faster
   *[usual] Usual
}
replay-line = Replay from here: { $line }
replay-costliest =
    { $count ->
        [0] { $side }: no choice that surely cost anything.
       *[other] { $side }: what cost most.
    }
replay-costly = Turn { $turn }, choice { $number }: { $chosen } Better by { $points } points: { $better } { $reason }
replay-costly-unit = { $unit } was chosen.
replay-costly-other = What was answered.
replay-file-title = { $first } against { $second } · { $game }
replay-file = Save the replay
    .title = One HTML file that plays without a server
replay-report = Battle report
replay-report-moment = Turn { $turn }: { $what }
replay-report-end = At the end
replay-later = The battle is not over yet: there is no file of it and no report before its end.
replay-too-large = The file would be larger than { $megabytes } MB. Show it through one side’s eyes alone (--side).
replay-costly-title = The choices that cost most
replay-costly-look = Find them
    .title = The game plays on from each choice it doubts, both ways. It takes a minute or more.
replay-costly-going = { $done } of { $count } looked at …
replay-study-wrong = This is no study: { $problem }
replay-fell = { $what }: { $came }
replay-notes = Notes
replay-note = Say something of this moment
replay-note-arrow = Draw an arrow
replay-note-circle = Draw a circle
replay-note-keep = Keep
replay-note-remove = Take this note away
replay-notes-save = Save the notes
replay-note-drawn =
    { $count ->
        [one] A drawing
       *[other] { $count } drawings
    }
replay-note-watcher = Who only watches says nothing of it.
replay-note-empty = Write or draw something first.
replay-notes-many = There are { $most } notes already, and that is all there can be. Take some away first.
