# Sentences about the computer players.

no-such-agent = There is no computer player called “{ $name }”. There are: { $names }.
