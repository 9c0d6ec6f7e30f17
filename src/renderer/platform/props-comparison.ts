import { isEqualJson } from '../../shared/document/diff-json.ts';

/** Creates a comparison of props for `memo`: one prop is compared deeply, all others by identity. */
export function createPropsComparison<P extends object>(
  deepProp: keyof P,
): (previousProps: Readonly<P>, nextProps: Readonly<P>) => boolean {
  return (previousProps, nextProps) => {
    const names = Object.keys(nextProps) as (keyof P)[];
    return (
      names.length === Object.keys(previousProps).length &&
      names.every((name) =>
        name === deepProp
          ? isEqualJson(previousProps[name], nextProps[name])
          : Object.is(previousProps[name], nextProps[name]),
      )
    );
  };
}
