import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES, findCommandArguments } from '../../../src/node/command-names.ts';

describe('findCommandArguments', () => {
  it('finds each command with its arguments', () => {
    for (const name of COMMAND_NAMES)
      expect(findCommandArguments([name, 'a.json', '--json'])).toEqual([name, 'a.json', '--json']);
  });

  it('finds a command after switches of Chromium', () => {
    expect(findCommandArguments(['--no-sandbox', 'check', 'a.json'])).toEqual(['check', 'a.json']);
    expect(findCommandArguments(['--no-sandbox', '--log-level=3', '--', '--version'])).toEqual(['--version']);
  });

  it('passes everything after the separator of the launcher to the command line, so that it explains a wrong command', () => {
    expect(findCommandArguments(['--no-sandbox', '--', 'chekc', 'a.json'])).toEqual(['chekc', 'a.json']);
    expect(findCommandArguments(['--no-sandbox', '--'])).toEqual([]);
  });

  it('keeps a separator among the arguments of the command', () => {
    expect(findCommandArguments(['check', '--', '-odd.json'])).toEqual(['check', '--', '-odd.json']);
    expect(findCommandArguments(['--', 'check', '--', '-odd.json'])).toEqual(['check', '--', '-odd.json']);
  });

  it('answers questions about the command line', () => {
    for (const question of ['help', '--help', '-h', '--version'])
      expect(findCommandArguments([question])).toEqual([question]);
  });

  it('leaves files, links and an empty start to the window', () => {
    for (const appArguments of [
      [],
      ['hero.json'],
      ['/lists/check.json'],
      ['--no-sandbox'],
      ['rollcall-link:1:abc.0'],
      ['checks'],
    ])
      expect(findCommandArguments(appArguments)).toBeUndefined();
  });
});
