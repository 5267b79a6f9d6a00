### whole

# Что не так в каталоге правил или в вопросе к нему.
catalogue-unknown-rule = Правила { $rule } нет. { $count ->
    [0] Поищите по слову, например: засада.
    [one] Может быть, { $near }?
    [few] Может быть, одно из { $near }?
   *[many] Может быть, одно из { $near }?
}
catalogue-empty = В { $folder } нет ни одной главы правил. Дайте папку с файлами правил игры.
catalogue-unreadable = { $file }: прочесть нельзя, { $problem }
catalogue-fault = { $file }, { $field }: { $problem }
catalogue-bad-id = { $rule } — не id этой главы. Он должен начинаться с { $start } и кончаться числом.
catalogue-repeated = { $name } стоит там дважды. Оставьте одно.
catalogue-unknown-option = Домашнего правила { $option } нет. Добавьте его в options.toml или уберите из правила.
catalogue-unknown-deferred = { $name }: откладывать нечего, такого нет. Уберите это из списка.
catalogue-option-rule = Правило { $rule } не называет домашнее правило { $option }. Каждое принадлежит тому одному правилу, которое его называет.
catalogue-bad-source = { $source } — не источник. Напишите одно из { $kinds }, а после двоеточия ключ документа.
catalogue-unknown-source = { $source } — не ключ из sources.toml. Добавьте его туда или исправьте.
catalogue-bad-default = { $value } — не одно из значений этого домашнего правила. Добавьте его к ним или выберите другое по умолчанию.
catalogue-preset-option = Домашнего правила { $option } нет. Добавьте его или уберите из набора.
catalogue-preset-value = { $value } — не одно из значений этого домашнего правила. Исправьте его или добавьте к ним.
catalogue-no-source = Правилу нужен источник. Напишите один или несколько: { $kinds }.
