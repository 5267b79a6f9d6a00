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
