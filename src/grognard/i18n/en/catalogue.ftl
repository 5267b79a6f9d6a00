# What is wrong with a rule catalogue, or with a question to it.
catalogue-unknown-rule = There is no rule { $rule }. { $count ->
    [0] Search for a word instead, for example: ambush.
    [one] Did you mean { $near }?
   *[other] Did you mean one of { $near }?
}
catalogue-empty = { $folder } holds no chapter of rules. Give the folder with the game's rule files.
catalogue-unreadable = { $file } cannot be read: { $problem }
catalogue-fault = { $file }, { $field }: { $problem }
catalogue-bad-id = { $rule } is not an id of this chapter. It must begin with { $start } and end in a number.
catalogue-repeated = { $name } stands there twice. Keep one of them.
catalogue-unknown-option = There is no house rule { $option }. Add it to options.toml or take it off the rule.
catalogue-unknown-deferred = There is no { $name } to defer. Take it off the list.
catalogue-option-rule = The rule { $rule } does not name the house rule { $option }. Each house rule belongs to the one rule that names it.
catalogue-bad-source = { $source } is not a source. Write one of { $kinds }, and after a colon the document's key.
catalogue-unknown-source = { $source } is not a key of sources.toml. Add it there or correct it.
catalogue-bad-default = { $value } is not one of the house rule's values. Add it to them or choose another default.
catalogue-preset-option = There is no house rule { $option }. Add it to options.toml or take it out of the preset.
catalogue-preset-value = { $value } is not one of the house rule's values. Correct it, or add it to them.
catalogue-no-source = A rule needs a source. Write one or more of { $kinds }.
