# Sentences of the table's server.

server-battle-title = { $first } against { $second }, { $scenario }{ $map ->
    [none] {""}
   *[other] , { $map }
}
server-waiting = The { $side } side is thinking.

server-stale = That question is no longer asked; the table has moved on.
server-undo-free = Your last choice can be taken back. The same choices meet the same dice.
server-undo-consent = Dice or the other side have followed your last choice: both of you have to agree to take it back.
server-undo-nothing = You have chosen nothing yet that could be taken back.
server-undo-apart = Dice or the other side have followed your last choice: the other side has to agree to take it back.
server-offer-nobody = Nobody at another screen plays against you.
server-offer-open = The other side offers something itself: answer that first.
server-offer-declined = The other side has declined this. Offer it again when the battle has moved on.
server-offer-gone = This is no longer offered; the table has moved on.
server-offer-own = The other side has to agree, not you.
server-say-fast = That is much at once; wait a moment.
server-say-nothing = There is nothing in it to be said.
server-hushed = The players keep what they say to themselves.
server-agreed-pause = The battle is paused, as both sides agreed.
server-not-your-seat = That is for the other side to decide.
server-only-watching = Those who watch choose nothing.
server-no-seat = You have no seat at this table. Ask whoever invited you for a new link.
server-no-link = This link opens nothing any more: it was used, taken back or is too old. Ask for a new one.
server-link-of-house = This browser is the house’s own and sits at every table already. Send the link to your friend.
server-no-name = say what you want to be called.
server-seat-ended = Your place at this table was taken back by the house. Ask whoever invited you for a new link if you want to come back.
server-watchers-many = { $most } people watch already, as many as may.
server-behind = This battle was played on elsewhere. Here it is as it stands now.
server-computer-lost = The computer found no answer of its own and plays a chance one.
server-fault = Something went wrong in the server, and nothing was changed. Its log says more.

server-bad-message = This cannot be read: { $problem }.
server-too-long = This is longer than { $limit } bytes, the most that is read.
server-too-fast = Too many messages at once; this one was not read.
server-silent = The page said nothing; come back whenever you like.
server-too-slow = This did not arrive within { $seconds } seconds.
server-busy = Too much is asked of the server at once; try again in a moment.
server-elsewhere = Another of this server’s processes has this; try again in a moment.
server-battles-many = There are { $most } battles already, as many as are kept here. Delete some first.
server-work-too-long = This was given up: it was not worked out within { $seconds } seconds. Ask for less at once.
server-work-broke = This was given up: the process that worked on it has ended. Ask for less at once.
server-field = { $field }: { $problem }
server-not-one-of = there is no “{ $value }”; choose one of { $names }.
server-nobody-rolls = real dice need a person at this table; give at least one side to “here”.

server-save-breaks = The save cannot be replayed; the rules cannot go on from what it says ({ $problem }).
server-store-moved = The store of battles { $store } was damaged. It was moved to { $aside }, and a new one was begun; tools for SQLite may still read the old one.
server-damaged = Its entry in the store is damaged.
server-damaged-title = Battle { $battle }
server-mended = Taken up from before line { $line } of its save, which was damaged; that line and what followed were set aside.
server-no-store = Battles cannot be kept in { $store }: { $problem }
server-store-busy = Another program is writing to the store of battles. Nothing was changed; try again in a moment.
server-store-fails = The store of battles cannot be used just now: { $problem }. Nothing was changed.
server-no-such-battle = There is no battle “{ $battle }” here.
server-no-such-simulation = These battles are not known any more: the server was restarted, or others were asked for since. Fight them again.
server-simulations-many = { $most } simulations are still to be fought. Stop one of them, or wait until one has ended.
server-no-key = Open the address that “grognard play” printed: it holds the key to this table.
server-other-site = Only the table’s own page may ask for this.
server-no-table = The browser table is not built. Run “make web”, or install a released version.
server-http = { $problem }

rule-source = { $kind } ({ $document })
rule-source-seed = the game’s own rules
rule-source-supplement = a supplement
rule-source-default = common practice
rule-source-open = our reading where the rules leave it open

agent-random = By chance
    .about = Does anything that the rules allow.
agent-recruit = Recruit
    .about = Overlooks four of five things it could do, and takes the best of the others.
agent-greedy = Regular
    .about = Does what is worth most at once, and looks no further.
agent-veteran = Veteran
    .about = Plays its best ideas on to the end of the turn, with other dice each time, and takes the one that leads farthest.
agent-other = The computer, { $name }
server-battle-watched = Somebody is at this table. Go to another battle first, then delete this one.
server-standing = { $status } · { $stands }
server-ahead-not-offered = This cannot be answered ahead.
server-ahead-many = At most { $most } answers can be given ahead; withdraw one first.
server-notice-address = “{ $url }” is not an address a notice can be sent to; write it like https://ntfy.example/my-table.
server-notice-secure = Notices are sent over TLS alone: the address has to begin with https.
server-notice-private = This address lies in the network of the server’s keeper, where no notices are sent.
