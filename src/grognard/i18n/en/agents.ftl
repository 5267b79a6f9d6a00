# Sentences about the computer players.

no-such-agent = There is no computer player called “{ $name }”. There are: { $names }.
agent-looked-ahead = { $reason } Played on to the end of the turn { $worlds ->
        [one] once
       *[other] { $worlds } times
    }, it came out { $gain } points better on average than what seemed best at first.
agent-budget = “{ $name }” is no budget for a veteran: it takes { $least } to { $longest } seconds a decision, as in veteran:0.5s, or 1 to { $most } simulations, as in veteran:200.
own-agent-unread = { $file } with a player cannot be read: { $problem }.
own-agent-unnamed = Write which player of { $file } is meant, as in { $file }:NAME. It has: { $names }.
own-agent-missing = { $file } has no function or class called “{ $name }”. It has: { $names }.
own-agent-broken = { $file } with a player cannot be used: { $problem }
own-agent-forfeit = { $name } gave no answer that is accepted, and gives the battle up: { $problem }
own-agent-not-called = “{ $name }” in { $file } makes no player: an object of it has to be callable with battle, decision, budget and random.
own-agent-gone = its process has ended.
own-agent-slow = it took longer than { $seconds } seconds.
own-agent-fault = { $problem }
agent-line-shot = { $unit } attacks { $target }.
agent-line-unit = { $unit } acts.
agent-line-side = The { $side } side makes its choice.
