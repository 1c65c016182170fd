/** Whether a path without its language prefix is that of the 404 page. Gatsby creates `/404.html` from `/404/`. */
export const isNotFoundPage = (path: string): boolean => path === "/404/" || path === "/404.html";
