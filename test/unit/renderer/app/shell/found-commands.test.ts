import { expect, it } from 'vitest';
import { foundCommands } from '../../../../../src/renderer/app/shell/found-commands.ts';
import type { Command } from '../../../../../src/renderer/commands/command.ts';
import { t } from '../../../../support/texts.ts';

const command = (id: string, label: string, more: Partial<Command> = {}): Command => ({
  id,
  label,
  run: () => undefined,
  ...more,
});
const ALL = [
  command('export', 'Export…'),
  command('suggest', 'Fill what is left'),
  command('save-pdf', 'Save as PDF'),
  command('tag', 'Put tags on or take them off'),
  command('redo', 'Redo', { enabled: false }),
];
const idsFor = (typed: string, isFound = false) => foundCommands(t, ALL, typed, isFound).map(({ id }) => id);

it('a command is found by other words for it, behind those that are called so', () => {
  expect(idsFor('suggest')).toEqual(['suggest']);
  expect(idsFor('tagging')).toEqual(['tag']);
  expect(idsFor('save')).toEqual(['save-pdf', 'export']);
});

it('letters inside a label count only where no word and no document begins so', () => {
  expect(idsFor('xport')).toEqual(['export']);
  expect(idsFor('xport', true)).toEqual([]);
});

it('what cannot be run is not found', () => {
  expect(idsFor('redo')).toEqual([]);
  expect(idsFor('')).toHaveLength(4);
});
