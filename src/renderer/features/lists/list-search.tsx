import { Search } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import css from '../../components/list.module.css';

interface Props {
  label: string;
  hint: string;
  text: string;
  className?: string | undefined;
  onChange(text: string): void;
  /** Brings the box into sight, where something else may stand in its place. */
  onShow?(): void;
  /** Goes on to what was found; arrow down and Enter do so. */
  onGoOn?(): void;
}

/** The box in which somebody types what a list is to show, with the command that leads to it. Escape empties it. */
export function ListSearch({ label, hint, text, className = '', onChange, onShow, onGoOn }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'find',
        label,
        shortcut: 'mod+f',
        run: () => {
          onShow?.();
          const { current } = box;
          // What is typed right behind the keys belongs in the box; one that is not in sight is waited for.
          if (current?.checkVisibility() === true) current.select();
          else requestAnimationFrame(() => box.current?.select());
        },
      },
    ],
    [label, onShow],
  );
  useCommands(commands);
  return (
    <div className={`${css.search} ${className}`}>
      <Search aria-hidden />
      <input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={hint}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (onGoOn !== undefined && (event.key === 'ArrowDown' || event.key === 'Enter')) {
            if (event.nativeEvent.isComposing) return;
            event.preventDefault();
            onGoOn();
          }
          if (event.key !== 'Escape' || text === '') return;
          event.stopPropagation();
          onChange('');
        }}
      />
    </div>
  );
}
