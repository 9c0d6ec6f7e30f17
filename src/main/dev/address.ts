/**
 * Address of the dev server without a slash at the end, `http://127.0.0.1:5173`. Only a build for development asks where
 * it is: in any other this is undefined, whatever the environment holds.
 */
export const DEV_SERVER = import.meta.env.DEV ? process.env.ROLLCALL_DEV_SERVER : undefined;

/** The socket that tells the page of changes: the only network address it may use. */
export const DEV_SOCKET = DEV_SERVER?.replace(/^http/, 'ws');
