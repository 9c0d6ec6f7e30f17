import { same } from '../../shared/document/difference.ts';

/** Compares props for `memo`: this one by what it says, all others by identity. */
export function sameProps<P extends object>(name: keyof P): (before: Readonly<P>, after: Readonly<P>) => boolean {
  return (before, after) => {
    const keys = Object.keys(after) as (keyof P)[];
    return (
      keys.length === Object.keys(before).length &&
      keys.every((key) => (key === name ? same(before[key], after[key]) : Object.is(before[key], after[key])))
    );
  };
}
