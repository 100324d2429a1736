/** Where the site that the tests look at was built; `commands/` builds one for them, beside that of `npm start`. */
export const builtSite = process.env.BUILD_FOLDER ?? 'dist';
