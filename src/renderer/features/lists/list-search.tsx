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
  /** Makes the box visible if something else replaces it. */
  onShow?(): void;
  /** Moves the focus to the results; called for the down arrow and Enter. */
  onGoOn?(): void;
}

/** The search box of a list, with the command that focuses it. Escape clears it. */
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
          // Text typed right after the shortcut belongs in the box, so a hidden box is focused as soon as it is visible.
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
