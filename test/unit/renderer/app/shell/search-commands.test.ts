import { expect, it } from 'vitest';
import { searchCommands } from '../../../../../src/renderer/app/shell/search-commands.ts';
import type { Command } from '../../../../../src/renderer/commands/command.ts';
import { translate } from '../../../../support/texts.ts';

const createCommand = (commandId: string, label: string, properties: Partial<Command> = {}): Command => ({
  id: commandId,
  label,
  run: () => undefined,
  ...properties,
});
const COMMANDS = [
  createCommand('export', 'Export…'),
  createCommand('suggest', 'Fill what is left'),
  createCommand('save-pdf', 'Save as PDF'),
  createCommand('tag', 'Put tags on or take them off'),
  createCommand('redo', 'Redo', { isEnabled: false }),
];
const findCommandIds = (searchText: string, hasDocuments = false) =>
  searchCommands(translate, COMMANDS, searchText, hasDocuments).map(({ id }) => id);

it('searchCommands also finds commands by synonyms, after those whose label matches', () => {
  expect(findCommandIds('suggest')).toEqual(['suggest']);
  expect(findCommandIds('tagging')).toEqual(['tag']);
  expect(findCommandIds('save')).toEqual(['save-pdf', 'export']);
});

it('searchCommands finds letters inside a label only when no word and no document begins with them', () => {
  expect(findCommandIds('xport')).toEqual(['export']);
  expect(findCommandIds('xport', true)).toEqual([]);
});

it('searchCommands leaves out disabled commands', () => {
  expect(findCommandIds('redo')).toEqual([]);
  expect(findCommandIds('')).toHaveLength(4);
});
