import { EDITING } from './editing.ts';
import { shortName } from './short-name.ts';

const named = (name: string): string => (name === '' ? EDITING.unnamed : shortName(name));

/** What lists say about rows that are selected, whatever they hold. */
export const LISTS = {
  select: (name: string) => `Select ${shortName(name)}`,
  selected: (count: number, shown: number) => `${count} of ${shown} selected`,
  selectAll: 'Select all that is shown',
  clear: 'Select nothing',
  rename: 'Rename',
  name: 'Name',
  renamed: (before: string, after: string) => `${named(before)} is called ${named(after)} now.`,
  renameHow: 'Go to a row first, or select one: F2 renames it.',
  tag: 'Tags',
  tagCommand: 'Put tags on or take them off',
  tagHow: 'Go to a row first, or select some: T tags them.',
  duplicate: 'Duplicate',
  delete: 'Delete',
  deleteSelected: 'Delete what is selected',
  duplicateSelected: 'Duplicate what is selected',
};
