/** Sentences on a team besides its findings. */
export const TEAM_TEXT = {
  levels: 'Levels',
  left: (n: number) => (n === 0 ? 'all used' : n > 0 ? `${n} left` : `${-n} too many`),
  kinds: 'Supers to Henchmen',
  kindsOnPaper: 'Levels, Supers : Henchmen',
  kindsNote: (supers: number, henchmen: number) =>
    `Levels, from ${supers} ${supers === 1 ? 'Super' : 'Supers'} and ${henchmen} ${henchmen === 1 ? 'Henchman' : 'Henchmen'}`,
  characters: 'Characters',
  guest: 'Guest Star',
  guests: 'Guest Stars',
  ofAlignment: { hero: 'Heroes', villain: 'Villains' },
  alignments: 'Heroes / Villains / Anti-Heroes',
  alignmentNote: (antiHeroes: number) =>
    antiHeroes === 0 ? 'half or more' : `half or more; ${antiHeroes} ${antiHeroes === 1 ? 'Anti-Hero' : 'Anti-Heroes'}`,
  leader: 'Leader',
  openLeader: 'not chosen',
  noLeader: 'nobody',
  gimmicks: 'Gimmicks',
  agreed: (label: string) => `${label} / agreed`,
  allowed: (label: string) => `${label} / allowed`,
} as const;
