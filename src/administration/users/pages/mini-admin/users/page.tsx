export { default } from '#src/administration/users/list.tsx';
