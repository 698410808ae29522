<?php
// php install.php <WordPress's folder> <title>: what the installer does behind its form.
[, $wordpress, $title] = $argv;
define('WP_INSTALLING', true);

// In place of WordPress's own, which would write an e-mail.
function wp_new_blog_notification() {}

require $wordpress . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install($title, 'editor', 'editor@example.org', true, '', wp_generate_password());
