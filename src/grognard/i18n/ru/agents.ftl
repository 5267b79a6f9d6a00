### whole

no-such-agent = Нет компьютерного игрока «{ $name }». Есть: { $names }.
agent-looked-ahead = { $reason } Доиграно до конца хода { $worlds ->
        [one] { $worlds } раз
        [few] { $worlds } раза
       *[many] { $worlds } раз
    }: в среднем на { $gain } очка лучше того, что сперва казалось лучшим.
agent-budget = «{ $name }» — не мера для ветерана: ему нужно от { $least } до { $longest } секунд на решение, как veteran:0.5s, или от 1 до { $most } симуляций, как veteran:200.
own-agent-unread = { $file } с игроком не читается: { $problem }.
own-agent-unnamed = Напишите, какой игрок из { $file } нужен, вот так: { $file }:ИМЯ. В нем есть: { $names }.
own-agent-missing = В { $file } нет функции или класса «{ $name }». Есть: { $names }.
own-agent-broken = { $file } с игроком нельзя использовать: { $problem }
own-agent-forfeit = { $name } не дает приемлемого ответа и сдает бой: { $problem }
own-agent-not-called = «{ $name }» в { $file } не создает игрока: его объект должен вызываться с battle, decision, budget и random.
own-agent-gone = его процесс завершился.
own-agent-slow = это заняло больше { $seconds } с.
own-agent-fault = { $problem }
agent-line-shot = { $unit } атакует: { $target }.
agent-line-unit = { $unit } действует.
agent-line-side = Сторона { $side } делает выбор.
