/** Colors that more than one portrait uses. */
export const INK = '#15131c';
export const PAPER = '#f7f0e1';

export const SEA_COLORS = { deep: '#0b2238', dark: '#12486b', mid: '#2b7a9b', light: '#9fd0d6' };
export const SIGNAL_COLORS = { yellow: '#f0b429', pale: '#ffe08a', red: '#d8432a', dark: '#8f2418' };
export const MOTH_COLORS = {
  deep: '#220d2a',
  dark: '#5a1f52',
  mid: '#8d3a75',
  gold: '#d9bf77',
  pale: '#f3e3b3',
  acid: '#9fc131',
};
