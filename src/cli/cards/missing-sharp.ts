/** Takes the place of sharp in the installed app, which has none. */
throw new Error('The installed app has no sharp.');
