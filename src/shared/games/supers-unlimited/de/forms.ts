/** Hints of forms, figures of a team, and what an event pack asks for. */
import type { Phrases } from '../../../i18n/phrases.ts';
import type { Translation } from '../../../i18n/translation.ts';
import type { TEAM_TEXT } from '../team/team-text.ts';

export const FORMS_DE: Phrases = {
  'Throw {0} in.': 'Throw {0} Zoll',
  'A Super': 'Ein Super',
  'A Henchman': 'Ein Henchman',
  '{0} white, {1} red': '{0} weiß, {1} rot',
  'The boxes cannot be worked out.': 'Die Kästchen lassen sich nicht ausrechnen.',
  '{0} mm base': 'Base {0} mm',
  Everybody: 'Alle',
  'Supers only.': 'Nur Supers.',
  '{0} Levels of Supers for each Level of Henchmen; at most {1} Super of Level {2} or above.':
    '{0} Levels an Supers für jeden Level an Henchmen; höchstens {1} Super ab Level {2}.',
  '{0} Levels of Henchmen for each Level of Supers; {1}.': '{0} Levels an Henchmen für jeden Level an Supers; {1}.',
  'one Super': 'ein Super',
  'one Super from {0} Levels': 'ein Super ab {0} Levels',
  '{0}, a second one from {1} Levels': '{0}, ein zweiter ab {1} Levels',

  Size: 'Größe',
  Formations: 'Formations',
  Allegiances: 'Allegiances',
  Characters: 'Charaktere',
  Copies: 'Anzahl',
  Gimmicks: 'Gimmicks',
  Banned: 'Gesperrt',
  Approved: 'Zugelassen',
  Ceilings: 'Obergrenzen',
  all: 'alle',
  none: 'keine',
  nobody: 'niemand',
  played: 'gespielt',
  'not played': 'nicht gespielt',
  'Level {0} to {1}': 'Level {0} bis {1}',
  'no limit of the event': 'keine Grenze des Events',
  'at most {0} of one character': 'höchstens {0} je Charakter',
  'none for all Levels': 'keine für alle Levels',
  'no list: every character may come': 'keine Liste: Jeder Charakter darf kommen',
  'only {0} with the fingerprint on the list': 'nur {0} mit dem Fingerabdruck der Liste',
  character: 'Charakter',
  characters: 'Charaktere',
  '{0} dice': '{0} (Würfel)',
};

export const TEAM_TEXT_DE: Translation<typeof TEAM_TEXT> = {
  levels: 'Levels',
  left: (n) => (n === 0 ? 'alle verbraucht' : n > 0 ? `${n} übrig` : `${-n} zu viel`),
  kinds: 'Supers zu Henchmen',
  kindsOnPaper: 'Levels, Supers : Henchmen',
  kindsNote: (supers, henchmen) =>
    `Levels, von ${supers} ${supers === 1 ? 'Super' : 'Supers'} und ${henchmen} ${henchmen === 1 ? 'Henchman' : 'Henchmen'}`,
  characters: 'Charaktere',
  guest: 'Guest Star',
  guests: 'Guest Stars',
  ofAlignment: { hero: 'Heroes', villain: 'Villains' },
  alignments: 'Heroes / Villains / Anti-Heroes',
  alignmentNote: (antiHeroes) =>
    antiHeroes === 0
      ? 'die Hälfte oder mehr'
      : `die Hälfte oder mehr; ${antiHeroes} ${antiHeroes === 1 ? 'Anti-Hero' : 'Anti-Heroes'}`,
  leader: 'Leader',
  openLeader: 'nicht gewählt',
  noLeader: 'niemand',
  gimmicks: 'Gimmicks',
  agreed: (label) => `${label} / vereinbart`,
  allowed: (label) => `${label} / erlaubt`,
};
