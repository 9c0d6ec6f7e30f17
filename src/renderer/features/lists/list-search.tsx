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
          // Text typed right after the shortcut belongs in the box, so a hidden box is focused as soon as it is visible.
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
        onChange={(changeEvent) => onChange(changeEvent.target.value)}
        onKeyDown={(keyEvent) => {
          if (onMoveToResults !== undefined && (keyEvent.key === 'ArrowDown' || keyEvent.key === 'Enter')) {
            if (keyEvent.nativeEvent.isComposing) return;
            keyEvent.preventDefault();
            onMoveToResults();
          }
          if (keyEvent.key !== 'Escape' || searchText === '') return;
          keyEvent.stopPropagation();
          onChange('');
        }}
      />
    </div>
  );
}
