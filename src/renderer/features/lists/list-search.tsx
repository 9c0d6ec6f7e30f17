import { Search } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import css from '../../components/list.module.css';

interface Props {
  label: string;
  hint: string;
  searchText: string;
  className?: string | undefined;
  onChange(searchText: string): void;
  /** Makes the search box visible if something else is shown in its place. */
  onShow?(): void;
  /** Moves the focus to the results; called for the down arrow and Enter. */
  onMoveToResults?(): void;
}

/** The search box of a list, with the command that focuses it. Escape clears it. */
export function ListSearch({ label, hint, searchText, className = '', onChange, onShow, onMoveToResults }: Props) {
  const inputRef = useRef<HTMLInputElement>(null);
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'find',
        label,
        shortcut: 'mod+f',
        run: () => {
          onShow?.();
          const { current } = inputRef;
          // A visible box is focused at once, so that it gets the text typed right after the shortcut. A box that `onShow` has
          // just made visible is focused in the next frame.
          if (current?.checkVisibility() === true) current.select();
          else requestAnimationFrame(() => inputRef.current?.select());
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
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={hint}
        value={searchText}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (onMoveToResults !== undefined && (event.key === 'ArrowDown' || event.key === 'Enter')) {
            if (event.nativeEvent.isComposing) return;
            event.preventDefault();
            onMoveToResults();
          }
          if (event.key !== 'Escape' || searchText === '') return;
          event.stopPropagation();
          onChange('');
        }}
      />
    </div>
  );
}
