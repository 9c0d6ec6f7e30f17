/**
 * The address of the dev server without a trailing slash, such as `http://127.0.0.1:5173`. Undefined in all builds except
 * development builds, regardless of the environment.
 */
export const DEV_SERVER = import.meta.env.DEV ? process.env.ROLLCALL_DEV_SERVER : undefined;

/** The socket that notifies the page of changes. It is the only network address that the page may use. */
export const DEV_SOCKET = DEV_SERVER?.replace(/^http/, 'ws');
