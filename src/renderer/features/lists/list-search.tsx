import { Search } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import css from './list.module.css';

interface Props {
  label: string;
  hint: string;
  text: string;
  onChange(text: string): void;
}

/** The box in which somebody types what a list is to show, with the command that leads to it. Escape empties it. */
export function ListSearch({ label, hint, text, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const commands = useMemo<Command[]>(
    () => [{ id: 'find', label, shortcut: 'mod+f', run: () => box.current?.select() }],
    [label],
  );
  useCommands(commands);
  return (
    <div className={css.search}>
      <Search aria-hidden />
      <input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={hint}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.stopPropagation();
          onChange('');
        }}
      />
    </div>
  );
}
