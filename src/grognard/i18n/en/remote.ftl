# A table for two, anywhere: seats for whoever comes first, a clock, notices.

server-no-lobby = Which seats are open here is shown to those alone who have come by the lobby’s link. Ask the host for it.
server-open-gone = This seat is not open any more: somebody else has come, or the host has taken it back.
server-open-own = You sit at this table already, on the other side.

lobby-title = Open seats
lobby-about = Battles that wait for a player. The first who sits down has the seat.
lobby-none = No seat is open just now.
lobby-house = You are the host and sit at every table already; this is what your guests see.
lobby-side = You would play the { $side } side.
lobby-host = { $name ->
    [none] The host waits
   *[other] { $name } waits
}, since { $since }
lobby-points = { $first } against { $second } points
lobby-sit = Sit down
lobby-sit-this = Sit down at { $battle }
lobby-as = You sit down as
lobby-mine = Battles you play
lobby-seats = { $count ->
    [0] Open seats
    [one] One open seat
   *[other] { $count } open seats
}
invite-offer = Offer to whoever comes first
invite-offered = This seat stands open in the lobby, for whoever comes first.
invite-offer-as = The lobby says who waits. What shall it call you?
invite-lobby = The lobby
invite-lobby-about = Whoever has its link sees the seats that you offer, and may take one.
invite-lobby-everybody = Everybody who reaches this server sees the seats that you offer, and may take one.
invite-lobby-there = There is a link to the lobby. It is shown only when it is made; a new one ends it.
invite-lobby-end = End the link

server-clock-wrong = choose days a decision ({ $days }) or minutes a side, with seconds for each decision, or none.
server-clock-agreed = Somebody has come to play by this clock; it stays as it was agreed.
server-clock-runs = The other side’s time has not run out.

clock = Clock
clock-none = None
clock-by-days = Correspondence
clock-live = Live
clock-a-decision = Days a decision
clock-minutes = Minutes a side
clock-seconds = Seconds more with each decision
clock-told = { $kind ->
    [none] No clock: everybody takes the time they want.
    [days] Clock: { $days ->
        [one] one day
       *[other] { $days } days
    } for each decision.
   *[live] Clock: { $minutes } min a side, and { $seconds } s more with each decision.
}
clock-about = Time runs only for who is asked, and not while the battle is paused or the server is down. When a side’s time has run out, the other may claim the battle, or go on waiting.
clock-waits = It begins to run when both have been at the table at once.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-runs = runs
clock-little = little time
clock-out = time is up
clock-side = { $side }: { $left }{ $state ->
    [runs] , runs
    [little] , runs, little time left
    [out] , time is up
   *[rests] {""}
}
clock-warn = { $side } side: { $state ->
    [hour] less than an hour left.
    [seconds] ten seconds left.
   *[out] time is up.
}
clock-claim-about = The { $side } side’s time is up. You may claim the battle, or simply go on.
clock-claim = Claim the battle

server-push-keys = The browser’s keys cannot be read; switch the notice off and on again.
replay-your-turn = It is your turn at this table.
battles-left = { $whose ->
    [mine] { $left } left to you
   *[theirs] { $left } left to the other side
}
notice-late-title = Little time left · { $title }
notice-late = { $hours ->
    [0] Less than an hour is left to you before the battle may be claimed.
    [one] One hour is left to you before the battle may be claimed.
   *[other] { $hours } hours are left to you before the battle may be claimed.
}
replay-costly-left = { $count ->
    [one] One choice in doubt was not looked at, to keep the wait short.
   *[other] { $count } choices in doubt were not looked at, to keep the wait short.
}
replay-costly-rest = Look at the rest
