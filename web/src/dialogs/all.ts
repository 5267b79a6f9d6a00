/** Every dialog there is, by its name. They come together when the first is shown: a third of the script, and no question needs one. */
import type { Component } from 'svelte';
import type { DialogName } from '../table/dialogs.svelte';
import About from './About.svelte';
import Answers from './Answers.svelte';
import Battles from './Battles.svelte';
import FightOut from './FightOut.svelte';
import First from './First.svelte';
import GiveUp from './GiveUp.svelte';
import Goal from './Goal.svelte';
import Invite from './Invite.svelte';
import Join from './Join.svelte';
import Keys from './Keys.svelte';
import Lobby from './Lobby.svelte';
import Luck from './Luck.svelte';
import Menu from './Menu.svelte';
import NewBattle from './NewBattle.svelte';
import Result from './Result.svelte';
import RulesSearch from './RulesSearch.svelte';
import RuleText from './RuleText.svelte';
import TakeBack from './TakeBack.svelte';
import Units from './Units.svelte';

export const ALL: Record<DialogName, Component> = {
  new: NewBattle,
  menu: Menu,
  rules: RulesSearch,
  rule: RuleText,
  keys: Keys,
  units: Units,
  luck: Luck,
  battles: Battles,
  about: About,
  result: Result,
  'give-up': GiveUp,
  first: First,
  goal: Goal,
  'take-back': TakeBack,
  'fight-out': FightOut,
  invite: Invite,
  join: Join,
  lobby: Lobby,
  answers: Answers,
};
